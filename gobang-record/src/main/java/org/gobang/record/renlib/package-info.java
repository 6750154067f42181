/**
 * RenLib's {@code .lib}, a tree of renju positions: {@link org.gobang.record.renlib.RenlibReader}
 * and {@link org.gobang.record.renlib.RenlibWriter}. A tree of millions of nodes is read in
 * seconds, because it is stored in arrays until it is complete.
 *
 * <p>A file starts with a header of 20 bytes. The nodes follow in pre-order, each with two bytes: a
 * point, and flags, some of which announce further bytes. A first node without a point is the
 * position before the first move.
 */
package org.gobang.record.renlib;
