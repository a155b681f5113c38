//- verdict: failed
// Functional interfaces with type parameters: by erasure the values travel as objects, and come back as what they are.
class Generic {
    interface Mapping<A, B> {
        B of(A value);
    }

    interface Make {
        Job of(int cost);
    }

    static class Box<T> {
        final T value;

        Box(T value) {
            this.value = value;
        }

        <R> R map(/*@ non_null */ Mapping<? super T, ? extends R> mapping) {
            return mapping.of(value);
        }
    }

    static class Job {
        final int cost;

        Job(int cost) {
            this.cost = cost;
        }
    }

    static void cost() {
        Box<Job> box = new Box<>(new Job(7));
        int cost = box.map(job -> job == null ? 0 : job.cost);
        //@ assert cost == 8
        //         ^^^^^^^^^ error[assertion]: /`cost == 8` may not hold here\./
    }

    static void reference() {
        Make make = Job::new;
        Job job = make.of(3);
        //@ assert job.cost == 3
    }
}
