//- verdict: unsupported
// A new thread asks the one that makes it for its class loader; where clauses are written nothing is said of what that runs.
class OwnLoaderStated extends Thread {
    /*@ guarded_by this.holder == tid */ private int n;
    public ClassLoader getContextClassLoader() { synchronized (this) { n++; } return null; }
    synchronized void make() { int a = n; Thread t = new Thread("x"); /*@ assert a == n */ }
    //                                               ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Thread`, in which the library runs a method of the workspace by itself/
    public void run() { make(); }
    //                  ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `OwnLoaderStated\.make`, which is not translated: a call of `Thread`, in which the library runs a method of the workspace by itself/
}
