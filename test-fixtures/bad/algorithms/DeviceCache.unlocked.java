//- verdict: failed
// Two threads may find that nobody is filling.
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
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`DeviceCache\.claim` may return although `\\result \? filler == tid && loaded < end : filler != tid` does not hold/
    private boolean claim(int end) {
        if (isFilling || loaded >= end) return false;
        //  ^^^^^^^^^ error[access-discipline]: /`isFilling` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        isFilling = true;
//      ^^^^^^^^^^^^^^^^ error[access-discipline]: /`isFilling` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `holder == null ==> \(isFilling <==> filler != null\)` may not hold after this: this step \(it writes `isFilling`\)/
        //@ set filler = tid
        //  ^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `holder == null ==> \(isFilling <==> filler != null\)` may not hold after this: this step \(it sets `filler`\)/
        //  ^^^^^^^^^^^^^^^^ error[write-discipline]: /`filler` is written here although `filler == tid \|\| holder == tid` may hold for another thread, which then relies on nobody else writing it/
        return true;
    }
}
