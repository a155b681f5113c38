package plain;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A first-in first-out queue over linked nodes. */
public class LinkedQueue<E> implements Iterable<E> {
    private static final class Node<T> {
        final T value;
        Node<T> next;

        Node(T value) {
            this.value = value;
        }
    }

    private Node<E> head;
    private Node<E> tail;
    private int size;

    public void add(E element) {
        Node<E> node = new Node<>(element);
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
        size++;
    }

    public E remove() {
        if (head == null) {
            throw new NoSuchElementException();
        }
        E value = head.value;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        size--;
        return value;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private Node<E> next = head;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public E next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                E value = next.value;
                next = next.next;
                return value;
            }
        };
    }
}
