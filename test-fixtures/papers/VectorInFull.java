//- verdict: verified
// A growable array with all the operations that java.util.Vector has had since JDK 1.2 (calvin-tcs 7.3): the fields under the mutex of the vector, the
// invariants of the paper, and a third one without which storing an element could fail. Other vectors are looked at through copies, so that no method relies
// on what may change meanwhile.

import java.util.NoSuchElementException;

interface Enumeration {
    boolean hasMoreElements();
    Object nextElement();
}

public class Vector {
    /*@ unwritable_by_env_if this.holder == tid */
    protected int elementCount;

    /*@ unwritable_by_env_if this.holder == tid */
    protected Object[] elementData;

    protected final int capacityIncrement;

    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    /*@ global_invariant \typeof(elementData) == \type(Object[]) */

    // ---- construction ----

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("negative capacity");
        }
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

    // ---- capacity and size ----

    //@ requires anArray != null && \typeof(anArray) == \type(Object[])
    public synchronized void copyInto(Object[] anArray) {
        if (anArray.length < elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        for (int i = 0; i < elementCount; i++) {
            anArray[i] = elementData[i];
        }
    }

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

    public synchronized void ensureCapacity(int minCapacity) {
        ensureCapacityHelper(minCapacity);
    }

    // Called only where the lock is held, and checked there.
    private void ensureCapacityHelper(int minCapacity) {
        int oldCapacity = elementData.length;
        if (minCapacity > oldCapacity) {
            int newCapacity = capacityIncrement > 0 ? oldCapacity + capacityIncrement : oldCapacity * 2;
            if (newCapacity < minCapacity) {
                newCapacity = minCapacity;
            }
            Object[] newData = new Object[newCapacity];
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

    // ---- enumeration ----

    // Looks at one element at a time; what the vector holds may change between two looks, and then there may be nothing more.
    public static final class VectorEnumeration implements Enumeration {
        private final /*@ non_null */ Vector vector;

        /*@ unwritable_by_env_if this.holder == tid */
        private int count;

        /*@ global_invariant count >= 0 */

        //@ requires vector != null
        VectorEnumeration(Vector vector) {
            this.vector = vector;
        }

        public synchronized boolean hasMoreElements() {
            return count < vector.size();
        }

        public synchronized Object nextElement() {
            synchronized (vector) {
                if (count < vector.elementCount) {
                    Object element = vector.elementData[count];
                    count++;
                    return element;
                }
            }
            throw new NoSuchElementException("the enumeration has no more elements");
        }
    }

    public Enumeration elements() {
        return new VectorEnumeration(this);
    }

    // ---- searching ----

    public boolean contains(Object elem) {
        return indexOf(elem, 0) >= 0;
    }

    public int indexOf(Object elem) {
        return indexOf(elem, 0);
    }

    public synchronized int indexOf(Object elem, int index) {
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (elem == null) {
            for (int i = index; i < elementCount; i++) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = index; i < elementCount; i++) {
                if (elem.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object elem) {
        return lastIndexOf(elem, elementCount - 1);
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

    // ---- single elements ----

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
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }

    // ---- the names of java.util.List ----

    public Object get(int index) {
        return elementAt(index);
    }

    public synchronized Object set(int index, Object element) {
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        Object oldValue = elementData[index];
        elementData[index] = element;
        return oldValue;
    }

    public boolean add(Object o) {
        addElement(o);
        return true;
    }

    public void add(int index, Object element) {
        insertElementAt(element, index);
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public synchronized Object remove(int index) {
        if (index < 0 || index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        Object oldValue = elementData[index];
        removeElementAt(index);
        return oldValue;
    }

    public void clear() {
        removeAllElements();
    }

    // ---- copies ----

    //@ modifies \nothing
    //@ ensures \result != null && \fresh(\result)
    public synchronized Object[] toArray() {
        Object[] result = new Object[elementCount];
        for (int i = 0; i < elementCount; i++) {
            result[i] = elementData[i];
        }
        return result;
    }

    //@ requires array != null && \typeof(array) == \type(Object[])
    public synchronized Object[] toArray(Object[] array) {
        Object[] result = array;
        if (result.length < elementCount) {
            result = new Object[elementCount];
        }
        for (int i = 0; i < elementCount; i++) {
            result[i] = elementData[i];
        }
        if (result.length > elementCount) {
            result[elementCount] = null;
        }
        return result;
    }

    public synchronized Vector copy() {
        Vector other = new Vector(elementCount, capacityIncrement);
        for (int i = 0; i < elementCount; i++) {
            other.elementData[i] = elementData[i];
        }
        other.elementCount = elementCount;
        return other;
    }

    public synchronized Vector subVector(int fromIndex, int toIndex) {
        if (fromIndex < 0 || fromIndex > toIndex || toIndex > elementCount) {
            throw new IndexOutOfBoundsException();
        }
        int length = toIndex - fromIndex;
        Vector part = new Vector(length, capacityIncrement);
        for (int i = 0; i < length; i++) {
            part.elementData[i] = elementData[fromIndex + i];
        }
        part.elementCount = length;
        return part;
    }

    // ---- many elements ----

    //@ requires c != null
    public boolean addAll(Vector c) {
        Object[] added = c.toArray();
        return insertAll(added);
    }

    private synchronized boolean insertAll(/*@ non_null */ Object[] added) {
        ensureCapacityHelper(elementCount + added.length);
        for (int i = 0; i < added.length; i++) {
            elementData[elementCount + i] = added[i];
        }
        elementCount += added.length;
        return added.length != 0;
    }

    //@ requires c != null
    public boolean containsAll(Vector c) {
        Object[] wanted = c.toArray();
        for (int i = 0; i < wanted.length; i++) {
            if (!contains(wanted[i])) {
                return false;
            }
        }
        return true;
    }

    // Elements go one by one: between two removals others may see the vector.
    //@ requires c != null
    public boolean removeAll(Vector c) {
        Object[] unwanted = c.toArray();
        boolean changed = false;
        for (int i = 0; i < unwanted.length; i++) {
            if (removeElement(unwanted[i])) {
                changed = true;
            }
        }
        return changed;
    }

    // In one step for others: what is kept moves to the front.
    //@ requires c != null
    public boolean retainAll(Vector c) {
        Object[] kept = c.toArray();
        synchronized (this) {
            int next = 0;
            for (int i = 0; i < elementCount; i++) {
                Object element = elementData[i];
                if (isAmong(element, kept)) {
                    elementData[next] = element;
                    next++;
                }
            }
            boolean changed = next < elementCount;
            for (int i = next; i < elementCount; i++) {
                elementData[i] = null;
            }
            elementCount = next;
            return changed;
        }
    }

    private static boolean isAmong(Object element, /*@ non_null */ Object[] kept) {
        for (int i = 0; i < kept.length; i++) {
            if (element == kept[i]) {
                return true;
            }
        }
        return false;
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) {
        if (fromIndex < 0 || fromIndex > toIndex || toIndex > elementCount) {
            throw new IndexOutOfBoundsException();
        }
        int moved = elementCount - toIndex;
        for (int i = 0; i < moved; i++) {
            elementData[fromIndex + i] = elementData[toIndex + i];
        }
        int newCount = fromIndex + moved;
        for (int i = newCount; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newCount;
    }

    // ---- as an object ----

    //@ modifies \nothing
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Vector)) {
            return false;
        }
        Object[] mine = toArray();
        Object[] theirs = ((Vector) o).toArray();
        if (mine.length != theirs.length) {
            return false;
        }
        for (int i = 0; i < mine.length; i++) {
            Object element = mine[i];
            if (element == null ? theirs[i] != null : !element.equals(theirs[i])) {
                return false;
            }
        }
        return true;
    }

    //@ modifies \nothing
    public synchronized int hashCode() {
        int result = 1;
        for (int i = 0; i < elementCount; i++) {
            Object element = elementData[i];
            result = 31 * result + (element == null ? 0 : element.hashCode());
        }
        return result;
    }

    //@ modifies \nothing
    public synchronized String toString() {
        String text = "[";
        for (int i = 0; i < elementCount; i++) {
            if (i > 0) {
                text = text + ", ";
            }
            Object element = elementData[i];
            text = text + (element == null ? "null" : element.toString());
        }
        return text + "]";
    }
}
