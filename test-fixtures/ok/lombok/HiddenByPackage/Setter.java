//- verdict: none
// An annotation of the package hides the one that `lombok.*` would import.
package p;

@interface Setter {}
