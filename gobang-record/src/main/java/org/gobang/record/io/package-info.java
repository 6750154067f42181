/**
 * What the readers and writers of the formats share: decoding of bytes, the tree of moves that is
 * being built, remarks with their places, and games of a single line.
 */
package org.gobang.record.io;
