//- verdict: failed
//- option: all
//- java-checks: auto
// As ok/opaque/ArraysAsObjects.java, but the array is one of the objects.
import com.acme.Keeper;
import java.util.*;

class ArraysAsObjects {
    @GuardedBy("this") private final int[] ints = new int[2];
    synchronized void look() { int x = ints[0]; int y = ints[0]; assert x == y; }
    //                                                                  ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    void others(Keeper k, Object any) { k.keep("a"); k.keep(any); k.keep(new ArrayList<String>()); }
    synchronized void mine(Keeper k) { others(k, ints); }
}
