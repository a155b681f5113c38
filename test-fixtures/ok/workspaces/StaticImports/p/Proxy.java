//- verdict: none
// What this implements is not known here; but static methods are not inherited from interfaces, so it has no `tick`.
package p;

public abstract class Proxy implements java.sql.Connection {
    static final int DIRTY = 1;
}
