//- verdict: verified
//- option: all
//- java-checks: auto
// Locks by an index protect what has the index; one of them, what is always used under it; a semaphore for one is a lock.
import java.util.concurrent.Semaphore;

class Elements { final int[] n = new int[4]; final Object[] locks = { new Object(), new Object() , new Object(), new Object()}; void inc(int i) { synchronized (locks[i]) { n[i]++; } } public static void main(String[] a) { Elements b = new Elements(); new Thread(() -> b.inc(0)).start(); b.inc(1); } }
class First { int n; final Object[] locks = { new Object(), new Object() }; void inc() { synchronized (locks[0]) { n++; } } public static void main(String[] a) { First b = new First(); new Thread(() -> b.inc()).start(); b.inc(); } }
class Node { int v; }
class Nodes { final Node[] nodes = new Node[4]; final Object[] locks = new Object[4]; Nodes() { for (int i = 0; i < 4; i++) { nodes[i] = new Node(); locks[i] = new Object(); } } void inc(int i) { synchronized (locks[i]) { nodes[i].v++; } } public static void main(String[] a) { Nodes b = new Nodes(); new Thread(() -> b.inc(0)).start(); b.inc(1); } }
class ForOne { final Semaphore gate = new Semaphore(1); int n;
  void inc() throws InterruptedException { gate.acquire(); try { n++; } finally { gate.release(); } }
  public static void main(String[] a) { ForOne b = new ForOne(); Runnable r = () -> { try { b.inc(); } catch (InterruptedException e) { } }; new Thread(r).start(); new Thread(r).start(); } }
