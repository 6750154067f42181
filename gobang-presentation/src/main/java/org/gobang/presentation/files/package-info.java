/** Games in files and on the clipboard. */
package org.gobang.presentation.files;
