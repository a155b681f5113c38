package jar;

/** What it throws. */
public class Oops extends RuntimeException { }
