//- verdict: failed
// A place is read from the cache before it is there.
class DeviceCache {
    //@ ghost /*@ writable_if[i] false */ int -> int device
    //@ writable_if[i] filler == tid && i >= loaded; readable_if[i] i < loaded || filler == tid
    private final int[] cache;
    //@ writable_if filler == tid; unwritable_by_env_if filler == tid || holder == tid && filler == null
    private volatile int loaded;
    @GuardedBy("this") private boolean isFilling;
    //@ ghost /*@ unwritable_by_env_if filler == tid || holder == tid */ Thread filler
    //@ env_assumption \old(loaded) <= loaded && (filler == tid ==> \old(filler) == tid)
    //@ global_invariant 0 <= loaded && loaded <= cache.length
    //@ global_invariant (\forall int i; 0 <= i && i < loaded; cache[i] == device[i])
    //@ global_invariant holder == null ==> (isFilling <==> filler != null)

    //@ modifies \nothing
    //@ ensures \result == device[i]
    private native int load(int i);

    //@ requires size >= 0
    DeviceCache(int size) {
        cache = new int[size];
    }

    //@ requires holder != tid && filler != tid
    //@ modifies isFilling, filler
    //@ ensures \result ? filler == tid && loaded < end : filler != tid
    private synchronized boolean claim(int end) {
        if (isFilling || loaded >= end) return false;
        isFilling = true;
        //@ set filler = tid
        return true;
    }

    //@ requires holder != tid && filler == tid && end <= cache.length
    //@ modifies loaded, cache[*], isFilling, filler
    //@ ensures filler != tid && loaded >= end
    private void fill(int end) {
        //@ loop_invariant filler == tid
        while (loaded < end) {
            int i = loaded;
            cache[i] = load(i);
            loaded = i + 1;
        }
        synchronized (this) {
            isFilling = false;
            //@ set filler = null
        }
    }

    //@ requires holder != tid && filler != tid && 0 <= i && i < cache.length
    //@ modifies loaded, cache[*], isFilling, filler
    //@ ensures \result == device[i]
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`DeviceCache\.read` may return although `\\result == device\[i\]` does not hold/
    int read(int i) {
        if (claim(i + 1)) fill(i + 1);
        return i <= loaded ? cache[i] : load(i);
        //                   ^^^^^^^^ error[race]: /`cache\[i\]` is read here while another thread may be writing it: it is only protected while `filler == tid && i >= loaded`/
        //                   ^^^^^^^^ error[read-discipline]: /`cache\[i\]` is read here without the right to: `i < loaded \|\| filler == tid` may not hold for this thread/
    }
}
