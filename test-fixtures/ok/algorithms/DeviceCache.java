//- verdict: verified
// A device cache (QED, section 2.1; CIVL): what has been read from the device is kept, one thread at a time reads on, and whoever finds another one at it reads from the device itself. Proved:
// what `read` gives is what the device holds, whether it comes from the cache or not; `loaded` places of the cache are right; no races. The published ones give a range of places.
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
        if (claim(i + 1)) fill(i + 1);
        return i < loaded ? cache[i] : load(i);
    }
}
