/* One object file for each parser: both sources are called parser.c. */
#include "../spec/src/parser.c"
