// Not of Java: how the stubs say what the classes of the library are like.
package calvin;

// Objects of the class may not be used by two threads at once unless all of them only read.
public @interface ThreadUnsafe {
}

// Objects of the class may be used by any thread at any time.
@interface ThreadSafe {
}

// The method changes the contents of its object; the other methods of a class that is not thread-safe read them.
@interface Mutates {
}

// The method calls only these methods of the objects that it is given and that its object holds, and what they lead to; `nothing`: none. Others may call any.
@interface Asks {
    String value();
}

// As its class has it, the method calls only these methods, and of its own object alone; `nothing`: none. What other classes of the library have for it may call any.
@interface AsksItself {
    String value();
}

// Of what its object holds the method calls only these methods, whatever it calls of what it is given; `nothing`: none. It asks what it is given whether that equals the other.
@interface AsksHeld {
    String value();
}

// The method, or every instance method that the class declares, takes the monitor of its object (or calls such a method of an argument), which others may hold for as
// long as they like. Of a class of which that is said nothing has to be said of constructors.
@interface Waits {
}

// The class is none of Java's: it stands for classes of the library that have no name here, which may be subclasses of it and implement more than it does. So no
// test of a class decides anything about its objects but what it declares, and no two of them are known to be of one class.
@interface Stands {
}

// The constructor calls these methods of its object, where a subclass overrides them, before anything of the subclass is initialized: `name/number of parameters`, with
// spaces between. Of a class: every constructor of it and of its subclasses.
@interface Runs {
    String value();
}

// The method says what an object of exactly this class does, where what its supertypes say leaves more open: it counts only where the class of the object is certain. A
// class of the library below inherits it; no class of the workspace does, or overrides it. What the classes above say counts for all others.
@interface Exactly {
}

// The method, or every method of the class, keeps no array that it is given and gives none of them back: an array that it gives is new.
@interface Forgets {
}
