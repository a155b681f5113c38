package jar;

/** What it declares to throw. */
public class Checked extends Exception { }
