//- verdict: failed
// In the first round the object is local, in the second it is not.
// Until it is published a new object is its maker's alone: no lock is needed.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Publish {
    static volatile Box shared;

    static void publish() {
        Box box = new Box();
        for (int i = 0; i < 3; i++) {
            box.value = i;
//          ^^^^^^^^^^^^^ error[write-discipline]
            shared = box;
        }
    }
}
