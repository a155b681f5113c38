//- verdict: failed
// Helpers are put in the place of their calls, where what holds at the call is known; those that are entered otherwise hold by themselves.
class HelpersEntered {
    //@ guarded_by holder == tid
    private int n;

    /*@ helper */ void add(int by) { n += by; }

    synchronized void twice() {
        add(1);
        add(1);
    }
    static class Task implements Runnable {
        private final HelpersEntered all = new HelpersEntered();
        /*@ helper */ public void run() { all.add(1); }
        //                                ^^^^^^^^^^ error[access-discipline]: /`n` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        //                                ^^^^^^^^^^ error[access-discipline]: /`n` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        /*@ helper */ public String toString() { return "task"; }
    }
    static void start() {
        new Thread(new Task()).start();
    }
}
