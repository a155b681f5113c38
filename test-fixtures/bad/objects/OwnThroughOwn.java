//- verdict: failed
// What a method has made, put into another object of its own and read out again, is still its own, and is everybody's once it is shown.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Pair {
    Box left;
    //  ^^^^ information[unguarded-field]: /`left` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
}

class OwnThroughOwn {
    static volatile Box shown;
    static volatile Object kept;

    static void throughField() {
        Box box = new Box();
        Pair pair = new Pair();
        pair.left = box;
        Box again = pair.left;
        shown = again;
        box.value = 1;
//      ^^^^^^^^^^^^^ error[write-discipline]: /`box\.value` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    static void throughElement() {
        Box box = new Box();
        Box[] boxes = new Box[1];
        boxes[0] = box;
        kept = boxes[0];
        box.value = 2;
//      ^^^^^^^^^^^^^ error[write-discipline]: /`box\.value` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    static void throughBranch(boolean first, Box given) {
        Box box = new Box();
        Box one = first ? given : box;
        Box two = one;
        shown = two;
        box.value = 3;
//      ^^^^^^^^^^^^^ error[write-discipline]: /`box\.value` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    static void throughCall() {
        Box box = new Box();
        shown = same(box);
        box.value = 4;
//      ^^^^^^^^^^^^^ error[write-discipline]: /`box\.value` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    static void throughLoop(Box given, int n) {
        Box box = new Box();
        Box last = given;
        Box before = given;
        for (int i = 0; i < n; i++) {
            before = last;
            last = box;
        }
        shown = before;
        box.value = 5;
//      ^^^^^^^^^^^^^ error[write-discipline]: /`box\.value` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    private static Box same(Box one) {
        return one;
    }
}
