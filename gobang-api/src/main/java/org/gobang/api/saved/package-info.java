/** The games on disk: read, write and resume them. */
package org.gobang.api.saved;
