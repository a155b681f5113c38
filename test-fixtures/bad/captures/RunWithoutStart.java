//- verdict: unsupported
//- option: all
// The `run` of a thread is for its own thread; here it would be called on another one, and with a monitor held.
class RunWithoutStart {
    static class Worker extends Thread {
        @Override public void run() {
            assert Thread.currentThread() == this;
            assert !Thread.holdsLock(RunWithoutStart.class);
        }
    }
    static void asThread() { Worker w = new Worker(); Thread t = w; t.run(); }
    //                                                              ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Thread\.run`, which may run the code of a thread without starting it/
    static void asRunnable() { Runnable r = new Worker(); r.run(); }
    //                                      ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunWithoutStart\.Worker` may run without starting it: start the thread, or hand over a Runnable that is no thread/
    //                                                    ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
    static void locked() { Runnable r = new Worker(); synchronized (RunWithoutStart.class) { r.run(); } }
    //                                  ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunWithoutStart\.Worker` may run without starting it: start the thread, or hand over a Runnable that is no thread/
    //                                                                                       ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
    static void all(Runnable... rs) { for (Runnable r : rs) r.run(); }
    //                                                      ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
    static void many() { all(new Worker()); }
    //                       ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunWithoutStart\.Worker` may run without starting it: start the thread, or hand over a Runnable that is no thread/
}
