package net.jcip.annotations;

/** A field or a method that belongs to a lock. */
public @interface GuardedBy {
  String value();
}
