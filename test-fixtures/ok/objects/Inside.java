//- verdict: verified
// What is stored in an object or an array may be found by others once that is published.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Pair {
    Box left;
    //  ^^^^ information[unguarded-field]
}

class Inside {
    static volatile Pair shared;
    static volatile Object[] all;

    static void build() {
        Box box = new Box();
        Pair pair = new Pair();
        box.value = 2;
        /*@ assert box.value == 2 && pair.left == null */
        pair.left = box;
        shared = pair;
    }

    static void list() {
        Box box = new Box();
        Object[] boxes = new Object[1];
        box.value = 3;
        /*@ assert box.value == 3 && boxes[0] == null */
        boxes[0] = box;
        all = boxes;
    }

    static void filled() {
        Box box = new Box();
        Pair pair = new Pair();
        pair.left = box;
        box.value = 4;
        /*@ assert pair.left.value == 4 */
        shared = pair;
    }
}
