/**
 * Runs on disk, so that a stopped or killed run can be resumed: {@link
 * org.gobang.arena.store.RunFolder}.
 */
package org.gobang.arena.store;
