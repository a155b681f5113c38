//- verdict: failed
// A helper that is called somewhere, where all is well, is entered by a thread or by the library, too, where nothing is known.
class HelpersCalledToo {
    //@ guarded_by holder == tid
    private int n;

    class Task implements Runnable {
        public /*@ helper */ void run() { n++; }
        //                                ^ error[access-discipline]: /`n` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
    class Key {
        public /*@ helper */ String toString() { return "" + n; }
        //                                                   ^ error[access-discipline]: /`n` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
    synchronized void now(Task task, Key key) {
        //@ assume task != null && key != null
        run(new Task());
        text(new Key());
    }
    private synchronized void run(Task task) {
        if (holds(task)) task.run();
    }
    private synchronized String text(Key key) {
        return key.toString();
    }
    private boolean holds(Task task) { return task != null; }
    void start() {
        new Thread(new Task()).start();
    }
}
