//- verdict: failed
// The defect of JDK 1.2: another thread may shorten the vector between the read of `elementCount` and the search.
// A growable array in the shape of java.util.Vector of JDK 1.2, with the disciplines and invariants of calvin-tcs 7.3. The third
// invariant is what makes storing an element safe: an array of Object may otherwise refuse what is not, say, a String.

import java.util.NoSuchElementException;

public class Vector {
    /*@ unwritable_by_env_if this.holder == tid */
    protected int elementCount;

    /*@ unwritable_by_env_if this.holder == tid */
    protected Object[] elementData;

    protected final int capacityIncrement;

    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    /*@ global_invariant \typeof(elementData) == \type(Object[]) */

    //@ requires initialCapacity >= 0
    public Vector(int initialCapacity, int capacityIncrement) {
        this.elementData = new Object[initialCapacity];
        this.capacityIncrement = capacityIncrement;
    }

    //@ requires initialCapacity >= 0
    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector() {
        this(10);
    }

    //@ requires anArray != null && \typeof(anArray) == \type(Object[])
    public synchronized void copyInto(Object[] anArray) {
        if (anArray.length < elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        int i = elementCount;
        //@ loop_invariant i <= elementCount
        while (i-- > 0) {
            anArray[i] = elementData[i];
        }
    }

    public synchronized void trimToSize() {
        int oldCapacity = elementData.length;
        if (elementCount < oldCapacity) {
            Object[] newData = new Object[elementCount];
            //@ loop_invariant 0 <= i
            for (int i = 0; i < elementCount; i++) {
                newData[i] = elementData[i];
            }
            elementData = newData;
        }
    }

    public synchronized void ensureCapacity(int minCapacity) {
        ensureCapacityHelper(minCapacity);
    }

    // Without synchronization of its own: it is called only where the lock is held, and checked there.
    private void ensureCapacityHelper(int minCapacity) {
        int oldCapacity = elementData.length;
        if (minCapacity > oldCapacity) {
            int newCapacity = capacityIncrement > 0 ? oldCapacity + capacityIncrement : oldCapacity * 2;
            if (newCapacity < minCapacity) {
                newCapacity = minCapacity;
            }
            Object[] newData = new Object[newCapacity];
            //@ loop_invariant 0 <= i
            for (int i = 0; i < elementCount; i++) {
                newData[i] = elementData[i];
            }
            elementData = newData;
        }
    }

    public synchronized void setSize(int newSize) {
        if (newSize < 0) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (newSize > elementCount) {
            ensureCapacityHelper(newSize);
        } else {
            //@ loop_invariant newSize <= i
            for (int i = newSize; i < elementCount; i++) {
                elementData[i] = null;
            }
        }
        elementCount = newSize;
    }

    public synchronized int capacity() {
        return elementData.length;
    }

    public synchronized int size() {
        return elementCount;
    }

    public synchronized boolean isEmpty() {
        return elementCount == 0;
    }

    public synchronized boolean contains(Object elem) {
        return indexOf(elem, 0) >= 0;
    }

    public synchronized int indexOf(Object elem) {
        return indexOf(elem, 0);
    }

    //@ requires index >= 0
    public synchronized int indexOf(Object elem, int index) {
        if (elem == null) {
            //@ loop_invariant 0 <= i
            for (int i = index; i < elementCount; i++) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            //@ loop_invariant 0 <= i
            for (int i = index; i < elementCount; i++) {
                if (elem.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object elem) {
        return lastIndexOf(elem, elementCount - 1);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
        //                       ^^^^^^^^^^^^ error[race]
    }

    //@ helper
    public synchronized int lastIndexOf(Object elem, int index) {
        if (elem == null) {
            //@ loop_invariant i <= index
            for (int i = index; i >= 0; i--) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            //@ loop_invariant i <= index
            for (int i = index; i >= 0; i--) {
                if (elem.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public synchronized Object elementAt(int index) {
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return elementData[index];
    }

    public synchronized Object firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return elementData[0];
    }

    public synchronized Object lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return elementData[elementCount - 1];
    }

    public synchronized void setElementAt(Object obj, int index) {
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        elementData[index] = obj;
    }

    public synchronized void removeElementAt(int index) {
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        //@ loop_invariant index <= i
        for (int i = index; i < elementCount - 1; i++) {
            elementData[i] = elementData[i + 1];
        }
        elementCount--;
        elementData[elementCount] = null;
    }

    public synchronized void insertElementAt(Object obj, int index) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        ensureCapacityHelper(elementCount + 1);
        //@ loop_invariant i <= elementCount
        for (int i = elementCount; i > index; i--) {
            elementData[i] = elementData[i - 1];
        }
        elementData[index] = obj;
        elementCount++;
    }

    public synchronized void addElement(Object obj) {
        ensureCapacityHelper(elementCount + 1);
        elementData[elementCount++] = obj;
    }

    public synchronized boolean removeElement(Object obj) {
        int i = indexOf(obj);
        if (i >= 0) {
            removeElementAt(i);
            return true;
        }
        return false;
    }

    public synchronized void removeAllElements() {
        //@ loop_invariant 0 <= i
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }

    public synchronized Vector copy() {
        Vector other = new Vector(elementCount, capacityIncrement);
        //@ loop_invariant 0 <= i
        for (int i = 0; i < elementCount; i++) {
            other.elementData[i] = elementData[i];
        }
        other.elementCount = elementCount;
        return other;
    }
}
