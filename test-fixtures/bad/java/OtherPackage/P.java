//- verdict: verified
package a;
public class P {
  public final int k;
  //@ modifies \nothing
  public P(Object o) { k = 1; }
  protected P(String s) { k = 2; }
}
