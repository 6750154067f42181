/** The standard streams of the process. */
package org.gobang.presentation.stream;
