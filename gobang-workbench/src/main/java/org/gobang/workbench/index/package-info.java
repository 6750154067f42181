/**
 * Plugins from other sources: downloads, and indexes that list plugins on a static web site.
 *
 * <p>An index is a JSON file ({@link org.gobang.workbench.index.PluginIndex}) with a signature in a
 * file beside it. The key is stored at the first use of an index ({@link
 * org.gobang.workbench.index.KnownIndexes}); afterwards only indexes signed with this key are
 * accepted. The index contains the SHA-256 of each file, so that files may come from anywhere.
 */
package org.gobang.workbench.index;
