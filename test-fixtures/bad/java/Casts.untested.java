//- verdict: failed
// A cast is safe behind the test, and of null.

class Animal {
}

class Dog extends Animal {
    final int legs = 4;
}

class Casts {
    static int legs(Object o) {
        if (o instanceof Animal) {
            Dog dog = (Dog) o;
            //        ^^^^^^^ warning[class-cast]
            /*@ assert dog != null && dog.legs == 4 */
            return dog.legs;
        }
        Dog none = (Dog) null;
        Animal up = new Dog();
        Dog down = (Dog) up;
        return down.legs;
    }
}
