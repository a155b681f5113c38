//- verdict: failed
// An object that is published while its monitor is held is safe until the monitor is given back.

class PublishedUnderLock {
    static volatile PublishedUnderLock shared;

    /*@ unwritable_by_env_if holder == tid */
    private int n;

    static void m() {
        PublishedUnderLock made = new PublishedUnderLock();
        synchronized (made) {
            made.n = 1;
            shared = made;
            made.n = 2;
            /*@ assert made.n == 2 */
        }
        made.n = 3;
//      ^^^^^^^^^^ error[write-discipline]
    }

    static void list(Object[] all) {
        PublishedUnderLock made = new PublishedUnderLock();
        if (all != null && all.length > 0) {
            /*@ assume \typeof(all) == \type(Object[]) */
            all[0] = made;
        }
        made.n = 1;
//      ^^^^^^^^^^ error[write-discipline]
    }
}
