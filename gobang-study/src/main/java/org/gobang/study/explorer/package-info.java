/**
 * The games of files by their positions: {@link org.gobang.study.explorer.GameIndex} stores an
 * index of them on disk, {@link org.gobang.study.explorer.ImportList} the files that a user
 * imported.
 */
package org.gobang.study.explorer;
