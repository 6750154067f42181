/**
 * Files that the application keeps: {@link org.gobang.record.file.AtomicFile} replaces a file in
 * one step, {@link org.gobang.record.file.LockFile} keeps other processes away, {@link
 * org.gobang.record.file.RegularFile} reads small files safely, and {@link
 * org.gobang.record.file.FileErrors} explains failures.
 */
package org.gobang.record.file;
