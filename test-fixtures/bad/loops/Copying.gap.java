//- verdict: failed
// Copying between arrays: bounds of both, and what has been copied so far.

class Copying {
    static int[] copy(int[] from) {
        if (from == null) {
            return null;
        }
        int[] to = new int[from.length];
        for (int i = 0; i < from.length; i++) {
            to[i] = from[i];
        }
        return to;
    }

    static void shift(int[] data, int at) {
        if (data == null || at < 0 || at >= data.length) {
            return;
        }
        for (int i = data.length - 1; i > at; i--) {
            data[i] = data[i - 1];
        }
        for (int from = at + 1, to = at; from < data.length; from++, to++) {
            data[to] = data[from];
        }
    }

    static int[] filled(int size, int value) {
        if (size < 0) {
            return null;
        }
        int[] made = new int[size];
        for (int i = 0; i < size; i++) {
            made[i] = value;
        }
        /*@ assert (\forall int k; 0 <= k && k < size; made[k] == value) */
        return made;
    }

    static int[] copied(int[] from) {
        if (from == null) {
            return null;
        }
        int[] own = new int[from.length];
        int[] second = new int[from.length];
        for (int i = 0; i < own.length; i++) {
            own[i] = i;
        }
        for (int i = 1; i < own.length; i++) {
            second[i] = own[i] - own[i];
        }
        /*@ assert (\forall int k; 0 <= k && k < own.length; second[k] == own[k]) */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
        return second;
    }

    static void merge(int[] left, int[] right, int[] into) {
        if (left == null || right == null || into == null || into.length != left.length + right.length) {
            return;
        }
        int i = 0;
        int j = 0;
        int k = 0;
        while (i < left.length && j < right.length) {
            if (left[i] <= right[j]) {
                into[k++] = left[i++];
            } else {
                into[k++] = right[j++];
            }
        }
        while (i < left.length) {
            into[k++] = left[i++];
        }
        while (j < right.length) {
            into[k++] = right[j++];
        }
    }
}
