/**
 * @generated SignedSource<<ff7c70164f10bd8e173c5792b8838f26>>
 * @relayHash 43a6f00aaa9815c432a82160a3eba90f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e47b958236a4c7d44f5338e974c6728371eda219ba106b04a01acff3c13a13f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e47b958236a4c7d44f5338e974c6728371eda219ba106b04a01acff3c13a13f",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
