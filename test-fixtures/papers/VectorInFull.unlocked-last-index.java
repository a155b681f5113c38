//- verdict: failed
// The race of the paper: the count is read without the lock, and may be too large by the time the elements are looked at.

public class Vector {
    /*@ unwritable_by_env_if this.holder == tid */
    protected int elementCount;

    /*@ unwritable_by_env_if this.holder == tid */
    protected Object[] elementData = new Object[10];

    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    /*@ global_invariant \typeof(elementData) == \type(Object[]) */

    public synchronized void trimToSize() {
        int oldCapacity = elementData.length;
        if (elementCount < oldCapacity) {
            Object[] newData = new Object[elementCount];
            for (int i = 0; i < elementCount; i++) {
                newData[i] = elementData[i];
            }
            elementData = newData;
        }
    }

    public int lastIndexOf(Object elem) {
        return lastIndexOf(elem, elementCount - 1);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
        //                       ^^^^^^^^^^^^ error[race]
    }

    //@ helper
    public synchronized int lastIndexOf(Object elem, int index) {
        if (elem == null) {
            for (int i = index; i >= 0; i--) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = index; i >= 0; i--) {
                if (elem.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public synchronized void removeAllElements() {
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }
}
