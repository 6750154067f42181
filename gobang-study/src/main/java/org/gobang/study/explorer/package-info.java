/**
 * The games of files by their positions: {@link org.gobang.study.explorer.GameIndex} stores an
 * index of them on disk, {@link org.gobang.study.explorer.ImportList} the files imported by the
 * user.
 */
package org.gobang.study.explorer;
