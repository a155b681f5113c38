//- verdict: failed
// Who fills says that he is done before the last place.
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

    //@ requires holder != tid && filler == tid && end <= cache.length
    //@ modifies loaded, cache[*], isFilling, filler
    //@ ensures filler != tid && loaded >= end
    private void fill(int end) {
        int i = loaded;
        synchronized (this) {
            isFilling = false;
            //@ set filler = null
        }
        cache[i] = load(i);
//      ^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `cache` here\./
//      ^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`cache\[i\]` is written here without the right to: `filler == tid && i >= loaded` may not hold for this thread/
        loaded = i + 1;
//      ^^^^^^^^^^^^^^ error[write-discipline]: /`loaded` is written here without the right to: `filler == tid` may not hold for this thread/
    }
}
