//- verdict: failed
// It is changed after it was put there.
import java.util.concurrent.atomic.AtomicReference;

class Link {
  int low;
  //  ^^^ information[unguarded-field]: /`low` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  final Link next;

  Link(int low, Link next) {
    this.low = low;
    this.next = next;
  }
}

class ReadThrough {
  final int item;
  final AtomicReference<Link> cell = new AtomicReference<>();
  //@ global_invariant cell.value == null || ((Link) cell.value).low == item

  ReadThrough(int item) {
    this.item = item;
    cell.set(new Link(item, null));
  }

  void again() {
    Link made = new Link(0, null);
    made.low = item;
    cell.set(made);
    made.low = 7;
//  ^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall int i; links != null && 0 <= i && i < links\.length && links\[i\] != null ==> links\[i\]\.low == i\)` may not hold after this: this step \(it writes `made\.low`\)/
//  ^^^^^^^^^^^^ error[global-invariant]: /the invariant `cell\.value == null \|\| \(\(Link\) cell\.value\)\.low == item` may not hold after this: this step \(it writes `made\.low`\)/
  }
}

class ReadElements {
  private volatile Link[] links = new Link[4];
  //@ global_invariant (\forall int i; links != null && 0 <= i && i < links.length && links[i] != null ==> links[i].low == i)

  synchronized void put(int i) {
    Link[] known = links;
    if (known != null && 0 <= i && i < known.length) known[i] = new Link(i, null);
  }

  void others() {
    Link[] made = new Link[2];
    made[1] = new Link(5, null);
    made[1].low = 1;
    links = made;
  }
}

class ReadTwice {
  private volatile Node top;
  //@ global_invariant top == null || top.low >= 0 && (top.next == null || top.next.low >= 0)

  synchronized void push(int i) {
    if (i >= 0) top = new Node(i, top);
  }
}

class Node {
  final int low;
  final Node next;

  Node(int low, Node next) {
    this.low = low;
    this.next = next;
  }
}
