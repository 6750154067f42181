/**
 * Plugins from other sources: downloads, and indexes that list plugins on a static web site.
 *
 * <p>An index is a file of JSON ({@link org.gobang.workbench.index.PluginIndex}) with a signature
 * beside it. Its key is kept when an index is first used ({@link
 * org.gobang.workbench.index.KnownIndexes}); from then on only what that key has signed is read.
 * The index has the SHA-256 of each file, so that files may come from anywhere.
 */
package org.gobang.workbench.index;
