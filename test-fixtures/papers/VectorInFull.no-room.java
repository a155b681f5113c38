//- verdict: failed
// Many elements are added without making room for them.

public class Vector {
    /*@ unwritable_by_env_if this.holder == tid */
    protected int elementCount;

    /*@ unwritable_by_env_if this.holder == tid */
    protected Object[] elementData = new Object[10];

    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    /*@ global_invariant \typeof(elementData) == \type(Object[]) */

    //@ modifies \nothing
    //@ ensures \result != null && \fresh(\result)
    public synchronized Object[] toArray() {
        Object[] result = new Object[elementCount];
        for (int i = 0; i < elementCount; i++) {
            result[i] = elementData[i];
        }
        return result;
    }

    //@ requires c != null
    public boolean addAll(Vector c) {
        Object[] added = c.toArray();
        return insertAll(added);
        //     ^^^^^^^^^^^^^^^^ error[global-invariant]
        //     ^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
    }

    private synchronized boolean insertAll(/*@ non_null */ Object[] added) {
        for (int i = 0; i < added.length; i++) {
            elementData[elementCount + i] = added[i];
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
        }
        elementCount += added.length;
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]
        return added.length != 0;
    }
}
