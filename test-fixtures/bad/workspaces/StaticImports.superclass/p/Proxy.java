//- verdict: none
// What this extends is not known here, and may have a `tick` of its own.
package p;

public abstract class Proxy extends java.sql.Unheard {
    static final int DIRTY = 1;
}
