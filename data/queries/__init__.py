"""The store's calls, each written once, in SQL that SQLite and PostgreSQL both understand.

A query is a coroutine that awaits nothing but statements: `await sql(statement, values)`. data/sqlite runs it
whole in the thread of its connection, data/postgres over one connection of its pool. What a change is based
on it holds first (`sql.hold`), so that nobody else changes it before the end of the transaction.

data/store.py makes one type of them: `Store`.
"""
