//- verdict: failed
// Two threads fill the cache at a time.
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
    int read(int i) {
        claim(i + 1);
        fill(i + 1);
//      ^^^^^^^^^^^ error[precondition]: /`DeviceCache\.fill` requires `holder != tid && filler == tid && end <= cache\.length`, which may not hold here/
        return i < loaded ? cache[i] : load(i);
    }
}
