/**
 * Runs on the disk, so that one which is stopped or killed goes on where it was: {@link
 * org.gobang.arena.store.RunFolder}.
 */
package org.gobang.arena.store;
