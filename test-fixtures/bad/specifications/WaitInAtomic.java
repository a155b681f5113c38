//- verdict: unsupported
// Waiting gives the monitor up in the middle of what is claimed to be one step.
class AtW { int x; void f() throws InterruptedException { /*@ atomic */ { synchronized (this) { x = 1; wait(); /*@ assert x == 1 */ } } }
//              ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
//                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: waiting in an atomic block/
}
