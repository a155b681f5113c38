//- verdict: failed
//- option: all
//- java-checks: auto
// A protected array is seen as a mere object, by an assignment or as a row, and given away as one.
import com.acme.Keeper;
import java.util.*;

class InConstructor {
    @GuardedBy("this") private final char[] chars;
    InConstructor(Keeper k) { char[] b = new char[3]; Object o = b; k.keep(o); chars = b; }
    synchronized void look() { long x = chars[0]; long y = chars[0]; assert x == y; }
    //                                                                      ^^^^^^ error[assertion]: /`x == y` may not hold here\./
}
class ByAssignment {
    @GuardedBy("this") private short[] shorts = new short[2];
    synchronized void give(Keeper k) { Object o = shorts; k.keep(o); }
    synchronized void put(List<Object> list) { Object o = shorts; list.add(o); }
    synchronized void look() { int x = shorts[0]; int y = shorts[0]; assert x == y; }
    //                                                                      ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    void others(Keeper k) { k.keep("a"); k.keep(new Object()); k.keep(new ArrayList<String>()); }
}
class ByRow {
    @GuardedBy("this") private final long[][] rows = new long[2][2];
    synchronized void give(Keeper k) { Object[] o = rows; k.keep(o[0]); }
    //                                                    ^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized void look() { long x = rows[0][0]; long y = rows[0][0]; assert x == y; }
    //                                                                          ^^^^^^ error[assertion]: /`x == y` may not hold here\./
}
