/**
 * Shared code of the readers and writers: decoding, the tree of moves, remarks with locations, and
 * games without variations.
 */
package org.gobang.record.io;
