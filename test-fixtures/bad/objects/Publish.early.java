//- verdict: failed
// Until it is published a new object is its maker's alone: no lock is needed.

class Box {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class Publish {
    static volatile Box shared;

    static void publish() {
        Box box = new Box();
        shared = box;
        box.value = 1;
//      ^^^^^^^^^^^^^ error[write-discipline]
        /*@ assert box.value == 1 */
        //         ^^^^^^^^^^^^^^ error[assertion]
    }
}
