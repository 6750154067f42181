/**
 * Files of the application: {@link org.gobang.record.file.AtomicFile} replaces a file in one step,
 * {@link org.gobang.record.file.LockFile} excludes other processes, {@link
 * org.gobang.record.file.RegularFile} reads small files safely, and {@link
 * org.gobang.record.file.FileErrors} explains failures.
 */
package org.gobang.record.file;
