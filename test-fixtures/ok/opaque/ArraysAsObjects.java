//- verdict: verified
//- option: all
//- java-checks: auto
// Where no protected array is seen as a mere object, objects may be given away.
import com.acme.Keeper;
import java.util.*;

class ArraysAsObjects {
    @GuardedBy("this") private final int[] ints = new int[2];
    synchronized void put(int x) { ints[0] = x; }
    synchronized void look() { int x = ints[0]; int y = ints[0]; assert x == y; }
    void others(Keeper k, Object any) { k.keep("a"); k.keep(any); k.keep(new ArrayList<String>()); }
    synchronized String text() { return "" + Arrays.hashCode(ints) + ints.length; }
    synchronized boolean same(Object other) { return other == (Object) this; }
}
