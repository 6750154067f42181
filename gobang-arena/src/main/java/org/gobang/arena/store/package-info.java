/**
 * Tournaments on disk, so that a stopped or killed tournament can be resumed: {@link
 * org.gobang.arena.store.RunFolder}.
 */
package org.gobang.arena.store;
