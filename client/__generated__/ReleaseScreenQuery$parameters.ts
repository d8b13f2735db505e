/**
 * @generated SignedSource<<cd57e536546e495ebf9385a2b5998859>>
 * @relayHash 5eb98d7d5ede1257bedd2a991e9e5de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03501423af046bcf02d3c35467690e00ec2522fc183dfc9d741c91ae7cdd804

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d03501423af046bcf02d3c35467690e00ec2522fc183dfc9d741c91ae7cdd804",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
